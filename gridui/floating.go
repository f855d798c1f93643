// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Floating holds rows that stay in place while the body scrolls, such as
// totals. They go through the same columns as the body's rows but stand outside
// it: nothing sorts, filters or counts them, and nothing is summed up in them.
// They are asked for anew in each frame, so they may be changed in place. Each
// band takes at most half of the height; what does not fit is clipped.
type Floating[T any] struct {
	Top, Bottom []T
}
