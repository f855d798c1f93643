// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Flash tints cells whose text changed since the last frame, for 0.9 s. The zero value is off.
//
// Flashing follows the ids of rows and columns: rows that are added, moved or scrolled onto the screen do not flash.
// Without Grid.RowID a row is identified by its index. Rising and falling numbers have separate tints, Theme.FlashUp
// and Theme.FlashDown. Style.ReducedMotion keeps the tint from fading.
type Flash struct {
	// Enabled tints the cells on the screen that SetRows, Apply and Refresh changed.
	Enabled bool
}
