// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// OpenWhere has a rule say which groups are open, in place of OpenGroup and CloseGroup; nil: these
// again. It opens and closes the groups that are there at once, and others when they are read. Call it
// again when the rule gives other answers, or OpenGroup or CloseGroup if it does so for one group
// alone: they ask the rule then. The rule is called on the goroutine of the frames.
func (o *Outline[T]) OpenWhere(rule func(path rowsource.Path) bool) {
	o.rule = rule
	for _, t := range []*tree[T]{o.shown, o.next} {
		if t != nil {
			t.rule = rule
			t.root.reopen()
		}
	}
}

// reopen brings the open groups of a level, and of those below, in line with the rule.
func (l *level[T]) reopen() {
	if l.leaf {
		return
	}
	l.kids = slices.DeleteFunc(l.kids, func(kid *level[T]) bool {
		if l.opens(kid.group) {
			return false
		}
		delete(l.byValue, kid.group.Value())
		kid.close()
		return true
	})
	for k, b := range l.groups.blocks {
		for i, g := range b.rows {
			if l.byValue[g.Value()] == nil {
				l.adopt(k*BlockRows+int64(i), g)
			}
		}
	}
	for _, kid := range l.kids {
		kid.reopen()
	}
	l.countLines()
}
