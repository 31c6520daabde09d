export { Scores } from "#/table/scores/scores";
