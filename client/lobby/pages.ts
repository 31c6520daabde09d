/** The pages of the lobby, and what the table shows before its game begins. */
export { Home } from "#/lobby/home";
