export { Recap } from "#/table/recap/recap";
