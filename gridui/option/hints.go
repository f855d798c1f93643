// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "time"

// Tooltips sets when tooltips appear: for a resting pointer after Delay, and for the focused cell or header at
// Shift+F1. Shift+F1 again or Esc hides them. The zero value shows them for text that is cut short and for cells
// with a tooltip.
type Tooltips struct {
	// Disabled hides all tooltips.
	Disabled bool
	// ElidedDisabled leaves out tooltips for text that is cut short.
	ElidedDisabled bool
	// Delay is the time that the pointer must rest before a tooltip appears; 0 = 500 ms.
	Delay time.Duration
}
