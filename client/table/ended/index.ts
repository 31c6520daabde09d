export { Ended } from "#/table/ended/ended";
