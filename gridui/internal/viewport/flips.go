// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

// maxFlips is the maximum number of flips. If there are more, all sizes are estimated anew.
const maxFlips = 64

// NoteFlips records rows whose details were opened or closed between two revisions of the
// set.
func (o *OpenDetails) NoteFlips(rowIDs []string, from, to uint64) {
	f := &o.flips
	if from == to {
		return
	}
	if len(f.ids) == 0 || f.to != from {
		f.ids, f.from = f.ids[:0], from
	}
	f.ids = append(f.ids, rowIDs...)
	if f.to = to; len(f.ids) > maxFlips {
		f.ids = f.ids[:0]
	}
}
