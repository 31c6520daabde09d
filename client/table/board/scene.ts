/** What every part of a board draws from, without handing it on from part to part. */
import { type Context, createContext, useContext } from "react";

/** The context of a board, and how its parts read it: only inside the board, anywhere else it is a mistake of ours. */
export function sceneOf<Scene>(): readonly [Context<Scene | null>, () => Scene] {
  const scenes = createContext<Scene | null>(null);
  const useScene = () => {
    const scene = useContext(scenes);
    if (scene === null) {
      throw new Error("useScene needs the board around it");
    }
    return scene;
  };
  return [scenes, useScene];
}
