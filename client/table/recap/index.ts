export { Told } from "#/table/recap/game-recap";
