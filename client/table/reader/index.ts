export { CardReader } from "#/table/reader/reader";
