// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// SetTree lays out the rows as the tree of a shape.
func (m *Model) SetTree(s Shape) { m.setShape(s, treeLayout{}, treeLayout{}) }

// treeLayout nests the rows.
type treeLayout struct{}

// keep adds the ancestors of rows that pass, or their families.
func (treeLayout) keep(w *wanted, pass Bits) Bits {
	if pass == nil {
		return nil
	}
	keep := w.shape.Tree.keep(pass, w.shape.Filter)
	for i, gone := range w.gone {
		keep[i] &^= gone
	}
	return keep
}

func (treeLayout) lay(w *wanted, j *Job, s *state) (err error) {
	s.outline = w.shape.Tree.outline(j, s.rows(), w.keys, w.openRow(s), w.shape.Lazy)
	switch {
	case w.aggregatesAll():
		s.groups, err = w.aggregateWholeTree(j, s.outline)
	case len(w.shape.Aggregates) > 0:
		s.groups, s.sums, err = w.aggregateTree(j, s.outline)
	}
	return err
}

func (treeLayout) patch(m *Model, c patched) error {
	return m.patchTree(c.drop, c.add, c.moved, m.now.n)
}

// renumber does nothing: a model with a tree is not compacted.
func (treeLayout) renumber(*Job, *Compaction, *state) {}

// openRow returns a function that reports whether a row is open.
func (w *wanted) openRow(s *state) func(item coord.Item, depth int) bool {
	if w.filter != nil && w.shape.Filter != ParentsFirst {
		s.above = w.shape.Tree.above(s.pass)
	}
	return func(item coord.Item, depth int) bool {
		held := s.above.Has(int(item))
		if w.shape.OpenRow == nil {
			return held
		}
		return w.shape.OpenRow(item.Record(), depth, held)
	}
}
