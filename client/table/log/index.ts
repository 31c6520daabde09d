export { LogPanel } from "#/table/log/panel";
