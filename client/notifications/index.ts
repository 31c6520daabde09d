/** Everything about notices that other parts use. */
export { ring } from "#/notifications/bell";
export {
  askForNotices,
  noticesAre,
  type Turn,
  useTitle,
  useTurnNotices,
} from "#/notifications/notifications";
