// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// SetGroups lays out the rows by the groups, and with the totals, of a shape without a tree.
func (m *Model) SetGroups(s Shape) { m.setShape(s, groupLayout{}, groupLayout{}) }

// groupLayout divides the rows into groups, and aggregates them.
type groupLayout struct{}

func (groupLayout) keep(_ *wanted, pass Bits) Bits { return pass }

func (groupLayout) lay(w *wanted, j *Job, s *state) (err error) {
	if !w.shape.grouped() {
		return nil
	}
	if w.aggregatesAll() {
		s.groups, err = w.groupAll(j, s.rows())
	} else {
		s.groups, err = groupRows(j, s.rows(), w.shape.Groups, w.shape.Aggregates)
	}
	if err != nil {
		return err
	}
	s.groups.totals = w.shape.Totals
	s.groups.orderBy(w.shape.orders())
	if w.shape.outlined() {
		s.outline = s.groups.outline(s.n, w.openGroup(s.groups))
	}
	return nil
}

func (groupLayout) patch(m *Model, c patched) error {
	passing, err := m.patchList(c)
	if err == nil && m.want.shape.grouped() {
		m.regroup(c.drop, passing)
	}
	return err
}

func (groupLayout) renumber(j *Job, c *Compaction, old *state) {
	if old.groups != nil {
		c.next.groups = old.groups.renumbered(j, c)
	}
	if old.outline != nil {
		c.next.outline = old.outline.over(c.next.groups)
	}
}

func (w *wanted) openGroup(g *Groups) func(item coord.Item, depth int) bool {
	return func(item coord.Item, _ int) bool {
		return w.shape.OpenGroup != nil && w.shape.OpenGroup(g, item.Group())
	}
}
