/** A message whose template an administrator has switched off. */
export class SwitchedOff extends Error {
  override name = 'SwitchedOff';
  constructor() {
    super('the template is switched off');
  }
}
