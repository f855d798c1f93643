// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "slices"

// Rename is a row that has another id than before.
type Rename struct{ From, To string }

// Renames are rows that have other ids, in the order in which they got them.
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

// Of is the new id of a row, empty if it has none.
func (l *Renames) Of(id string) string { return l.to[id] }

// back are the renames that take these back.
func (l *Renames) back() (out Renames) {
	for _, r := range slices.Backward(l.List) {
		out.Add(Rename{r.To, r.From})
	}
	return out
}
