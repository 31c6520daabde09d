/** What `<Place>` knows of the frame. Without a frame around it (a picture of a card, a test) it is inert. */
import { createContext, useContext } from "react";
import type { ChoiceView } from "#/wire/types";

/**
 * `offered`: pressing it chooses, or leaves fewer choices. `picked`: it was pressed, and more is needed.
 * `refused`: one would expect to do something here, and pressing tells why not. `idle`: nothing.
 */
export type PlaceState = "idle" | "offered" | "picked" | "refused";

export interface Places {
  state(place: string): PlaceState;
  /** What can still be chosen here, given what was picked. */
  at(place: string): readonly ChoiceView[];
  press(place: string): void;
  /** Show large what is there. */
  read(place: string): void;
  /** What a lesson or a suggestion is about: it should be in sight. */
  readonly lit: readonly string[];
}

const INERT: Places = {
  state: () => "idle",
  at: () => [],
  press: () => undefined,
  read: () => undefined,
  lit: [],
};

export const PlacesContext = createContext<Places>(INERT);

export function usePlaces(): Places {
  return useContext(PlacesContext);
}
