// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "slices"

// Rename is a change of a row's id.
type Rename struct{ From, To string }

// Renames holds rows with changed ids, in the order of the changes.
type Renames struct {
	List []Rename
	to   map[string]string
}

func (l *Renames) Add(r Rename) {
	if l.to == nil {
		l.to = map[string]string{}
	}
	l.List, l.to[r.From] = append(l.List, r), r.To
}

// Of returns the new id of a row, empty if it did not change.
func (l *Renames) Of(id string) string { return l.to[id] }

// back returns the inverse renames.
func (l *Renames) back() (out Renames) {
	for _, r := range slices.Backward(l.List) {
		out.Add(Rename{r.To, r.From})
	}
	return out
}
