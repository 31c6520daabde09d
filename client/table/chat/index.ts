export { useUnread } from "#/table/chat/hearing";
export { ChatPanel } from "#/table/chat/panel";
