// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Loading shows that rows are on their way. Skeleton and Overlay are
// independent of each other. The zero value shows the rows.
type Loading struct {
	// Skeleton puts grey bars in place of the body's rows. The header stays.
	Skeleton bool
	// Overlay veils the rows and keeps pointer and editing keys from them; the
	// focus may still be moved.
	Overlay bool
	// Rows is the number of skeleton rows; 0 is Paging.Size, or 5 if that is unset.
	Rows int
}
