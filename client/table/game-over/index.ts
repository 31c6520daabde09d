export { Ended } from "#/table/game-over/game-over";
