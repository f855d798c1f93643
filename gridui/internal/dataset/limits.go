// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

const (
	// InlineRows is the most rows that are sorted within a frame, which takes about 2 ms.
	InlineRows = 10_000
	// MaxOrdered is the most rows that can be sorted, filtered or grouped. That takes about 40
	// bytes a row while it is done.
	MaxOrdered = 1 << 27
)
