// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

const (
	// InlineRows is the most rows that are sorted within a frame: about 2 ms.
	InlineRows = 10_000
	// MaxOrdered is the most rows that are put in an order, which takes some 40 bytes
	// a row while it is done.
	MaxOrdered = 1 << 27
)
