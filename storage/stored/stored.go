// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package stored (v0: shared by the packages of this module, not promised to stay) has constants of stored documents,
// which package storage documents for programs.
package stored

const (
	// MaxSize is the maximal size of a value in bytes.
	MaxSize = 16 << 20
	// PreviousSuffix is the suffix of a document's key under which the replaced text is kept.
	PreviousSuffix = ".previous"
)
