// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Flash tints cells whose text changed since the frame before, for 0.9 s. The zero
// value is off.
//
// It follows row and column ids: a row that comes, goes or moves does not flash, nor
// does one that scrolls onto the screen. Without RowID rows are known by their place
// among those given. Numbers that rise and fall have tints of their own, see
// Theme.FlashUp and Theme.FlashDown; Style.ReducedMotion keeps the tint from fading.
type Flash struct {
	// Enabled tints the cells on the screen that SetRows, Apply and Refresh changed.
	Enabled bool
}
