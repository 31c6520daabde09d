export { Replay } from "#/table/replay/replay";
