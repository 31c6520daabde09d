export { hasScores, Scores } from "#/table/scores/scores";
