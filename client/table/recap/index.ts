export { Told } from "#/table/recap/told";
