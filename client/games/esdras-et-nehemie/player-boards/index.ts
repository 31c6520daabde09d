/** Player boards: your own, the others', and the purse of banners. */
export { OwnBoard } from "./board";
export { OtherBoards, type Wanted } from "./others";
export { Purse } from "./purse";
