// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

// flips holds the rows whose details the grid itself opened or closed since the last frame, between
// two revisions of the set of open details. If nothing else has changed, only their sizes are
// estimated again.
type flips struct {
	ids      []string
	from, to uint64
}

// maxFlips is the maximum number of flips. Above it, all sizes are estimated again.
const maxFlips = 64

// clear drops the flips after a frame has set the sizes of their rows.
func (f *flips) clear() { f.ids = f.ids[:0] }
