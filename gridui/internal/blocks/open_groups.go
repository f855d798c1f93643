// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// openGroups is the set of open groups: a tree by the values of their paths. A closed group keeps the open
// state of the groups inside it.
type openGroups struct {
	open  bool
	below map[value.Value]*openGroups
}

// at returns the node of a value directly below, nil if there is none.
func (g *openGroups) at(v value.Value) *openGroups {
	if g == nil {
		return nil
	}
	return g.below[v]
}

// has reports whether the group at a path is open.
func (g *openGroups) has(path rowsource.Path) bool {
	for _, v := range path {
		g = g.at(v)
	}
	return g != nil && g.open
}

// set opens or closes the group at a path.
func (g *openGroups) set(path rowsource.Path, open bool) {
	for _, v := range path {
		if g.below == nil {
			g.below = map[value.Value]*openGroups{}
		}
		if g.below[v] == nil {
			g.below[v] = &openGroups{}
		}
		g = g.below[v]
	}
	g.open = open
}

// upTo returns a copy without the groups deeper than some levels.
func (g *openGroups) upTo(levels int) *openGroups {
	out := &openGroups{open: g.open}
	if levels == 0 || len(g.below) == 0 {
		return out
	}
	out.below = make(map[value.Value]*openGroups, len(g.below))
	for v, below := range g.below {
		out.below[v] = below.upTo(levels - 1)
	}
	return out
}

// paths returns the paths of all open groups, outer groups before inner ones.
func (g *openGroups) paths() (all []rowsource.Path) {
	g.collect(rowsource.Path{}, &all)
	slices.SortFunc(all, comparePaths)
	return all
}

func (g *openGroups) collect(path rowsource.Path, all *[]rowsource.Path) {
	if g.open && len(path) > 0 {
		*all = append(*all, path)
	}
	for v, below := range g.below {
		below.collect(path.Child(v), all)
	}
}

func comparePaths(a, b rowsource.Path) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), slices.CompareFunc(a, b, value.Value.Compare))
}
