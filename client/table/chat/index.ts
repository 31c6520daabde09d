export { ChatPanel } from "#/table/chat/panel";
