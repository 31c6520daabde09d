export { CardReader } from "#/table/component-viewer/component-viewer";
