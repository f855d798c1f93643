// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// layout lays out rows in a shape. The model calls a tree and groups through layout and follower alone, so that programs
// link the code of the shapes that they set.
type layout interface {
	// keep returns the rows to show, given the rows that pass the filter.
	keep(w *wanted, pass Bits) Bits
	// lay lays out the rows of s that show.
	lay(w *wanted, j *Job, s *state) error
}
