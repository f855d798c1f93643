// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "time"

// Tooltips sets when tooltips appear: when the pointer rests, and for the focused cell or
// header at once with Shift and F1, which hide it again. Esc hides them too.
type Tooltips struct {
	// Disabled shows none at all.
	Disabled bool
	// ElidedDisabled leaves out those for text that is cut short.
	ElidedDisabled bool
	// Delay is the time that the pointer rests before a tooltip appears; 0 = 500 ms.
	Delay time.Duration
}
