/** On H5 a dock is drawn over the tab bar (ui/Layer): hiding the bar would move the page. */
export function setTabBarHidden(hidden: boolean): void {
  void hidden
}
