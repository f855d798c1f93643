// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Loading shows that rows are being loaded. Skeleton and Overlay are independent of each other. The zero value shows
// the rows.
type Loading struct {
	// Skeleton shows grey bars instead of the rows of the body. The header stays.
	Skeleton bool
	// Overlay covers the rows with a veil and blocks the pointer and editing keys. The focus can still be moved.
	Overlay bool
	// Rows is the number of skeleton rows; 0 is Paging.Size, or 5 if that is unset.
	Rows int
}
