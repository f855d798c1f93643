// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// plan holds how the shown columns merge.
type plan struct {
	of   planKey
	keys []option.SortKey
	// made is set after the first sync. rev counts the changes of the plan.
	made bool
	rev  uint32
	// on is set if cells can be merged.
	on bool
	// joiners holds how the rows of each shown column join, nil for columns that do not merge rows; merging holds
	// the columns that do.
	joiners []*column.Joiner
	merging []int
	// cover finds the cells that others extend over, nil if none does.
	cover *column.Cover
}

// planKey holds what a plan depends on, besides the keys of the order.
type planKey struct {
	cols    uint32
	mode    option.SpanMode
	outline int
	detail  int
}

// sync brings the plan up to date.
func (p *plan) sync(f *Feature) {
	key := planKey{f.Columns.Rev, f.Options.Spans.Mode, f.Columns.Outline, -1}
	if f.Viewport.HasDetails() {
		key.detail = f.Columns.Detail
	}
	if p.made && key == p.of && (key.mode != option.SpanSorted || slices.Equal(p.keys, f.Options.Sorting.Keys)) {
		return
	}
	p.of, p.made, p.rev = key, true, p.rev+1
	p.keys = append(p.keys[:0], f.Options.Sorting.Keys...)
	f.checkNames()
	p.joiners, p.merging, p.cover = make([]*column.Joiner, len(f.Columns.Leaves)), p.merging[:0], nil
	if p.on = false; key.mode == option.SpanOff {
		return
	}
	for leaf := range f.Columns.Leaves {
		if leaf == key.detail {
			continue // it shows the marks of details
		}
		if p.joiners[leaf] = f.Columns.JoinerOf(leaf, key.mode, p.keys); p.joiners[leaf] != nil {
			p.merging = append(p.merging, leaf)
		}
	}
	p.cover = f.Columns.Cover(key.mode)
	p.on = len(p.merging) > 0 || p.cover.Spans()
}

// checkNames reports columns that merge within a column that does not exist.
func (f *Feature) checkNames() {
	for i := range f.Columns.All {
		d := f.Columns.Defs[f.Columns.All[i].Def]
		if d.Joins == nil {
			continue
		}
		for _, id := range d.Joins.Within {
			if f.Columns.InAll(id) < 0 {
				f.Report.Problem("within"+d.ID+"/"+id, "column %q merges within column %q, which does not exist; it merges as without it", d.ID, id)
			}
		}
	}
}
