/** Pointing is what a person does: what comes to lie under a pointer that rests was not pointed at. */

/** Whether the pointer itself moved; browsers tell of it also when the page has moved under it. */
export function hasMoved({ movementX, movementY }: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
