// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Choice is an entry of the menu of a header.
type Choice struct {
	Label string
	// Choosable reports that it can be on or off.
	Choosable, On bool
	Do            func()
	Children      []Choice
	// Denied is the reason why the source of the rows does not support it, empty if it does. A denied entry is
	// disabled.
	Denied string
}

// AppendChoices appends the grouping entries of a column's menu.
func (f *Feature) AppendChoices(dst []Choice, columnID string) []Choice {
	texts := &f.Painter.Style.Texts.Grouping
	if columnID == column.GroupColumnID {
		return append(dst, Choice{Label: texts.StopAll, Do: f.ungroup})
	}
	if d := f.find(columnID); d != nil {
		dst = f.appendGrouping(dst, d, texts)
	}
	d := column.Find(f.Dataset.CallerColumns(), columnID)
	if d == nil || d.Utility || d.Children != nil {
		return dst
	}
	return f.appendShares(f.appendAggregates(dst, d, texts), d, texts)
}

// appendGrouping appends the entries that group by a column, and stop doing so.
func (f *Feature) appendGrouping(dst []Choice, d *column.Def, texts *locale.Grouping) []Choice {
	g := &f.Options.Grouping
	ways := f.ways(d)
	switch {
	case len(ways) == 1 && slices.Contains(g.By, d.ID):
	case len(ways) == 1:
		dst = append(dst, Choice{Label: texts.GroupBy, Denied: f.deniesGroups(), Do: func() { f.group(d.ID, len(g.By)) }})
	default:
		all := Choice{Label: texts.GroupBy, Denied: f.deniesGroups()}
		for _, to := range ways {
			all.Children = append(all.Children, f.wayChoice(d, to, texts))
		}
		dst = append(dst, all)
	}
	if slices.Contains(g.By, d.ID) {
		dst = append(dst, Choice{Label: texts.StopGrouping, Do: func() { f.stop(d.ID) }})
	}
	return dst
}

// wayChoice returns the entry that groups by a column in a given way, or stops doing so.
func (f *Feature) wayChoice(d *column.Def, to option.GroupLevel, texts *locale.Grouping) Choice {
	g, at := &f.Options.Grouping, -1
	for i, id := range g.By {
		if l := g.Level(i); id == d.ID && l.Interval == to.Interval && (to.Interval != option.GroupByStep || l.Step == to.Step) {
			at = i
		}
	}
	return Choice{Label: column.IntervalName(to, texts), Choosable: true, On: at >= 0, Denied: f.deniesInterval(to, at >= 0), Do: func() {
		f.change(func(g *option.Grouping) {
			if at >= 0 {
				g.Remove(at)
			} else {
				g.Insert(len(g.By), d.ID, to)
			}
		})
	}}
}

// stop stops grouping by a column.
func (f *Feature) stop(columnID string) {
	f.change(func(g *option.Grouping) {
		for i := len(g.By) - 1; i >= 0; i-- {
			if g.By[i] == columnID {
				g.Remove(i)
			}
		}
	})
}

// appendAggregates appends the choice of an aggregate, if a column offers any.
func (f *Feature) appendAggregates(dst []Choice, d *column.Def, texts *locale.Grouping) []Choice {
	if len(d.Offers) == 0 {
		return dst
	}
	now, chosen := f.Options.Grouping.Aggregate(d.ID)
	if !chosen {
		now = d.Aggregate
	}
	all := Choice{Label: texts.Aggregate}
	for _, a := range append([]option.Aggregate{option.AggregateNone}, d.Offers...) {
		if !(column.Summing{Def: d, Function: a}).Possible() {
			continue
		}
		all.Children = append(all.Children, Choice{Label: column.AggregateName(a, texts), Choosable: true, On: a == now, Denied: f.deniesAggregate(a), Do: func() {
			f.change(func(g *option.Grouping) {
				if a == d.Aggregate {
					g.ClearAggregate(d.ID)
				} else {
					g.SetAggregate(d.ID, a)
				}
			})
		}})
	}
	return append(dst, all)
}

// appendShares appends the choice of shares, if a column shows an aggregate.
func (f *Feature) appendShares(dst []Choice, d *column.Def, texts *locale.Grouping) []Choice {
	now := f.Options.Grouping.Share(d.ID)
	if now == option.ShareOfNone && !slices.Contains(f.Dataset.Want.Summed(), d) {
		return dst
	}
	all := Choice{Label: texts.ShowAs}
	for i, label := range [...]string{texts.ShowValue, texts.ShareOfParent, texts.ShareOfTotal} {
		of := option.ShareOf(i)
		all.Children = append(all.Children, Choice{Label: label, Choosable: true, On: of == now, Denied: f.deniesShare(of), Do: func() {
			f.change(func(g *option.Grouping) { g.SetShare(d.ID, of) })
		}})
	}
	return append(dst, all)
}
