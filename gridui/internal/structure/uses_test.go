// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// References to declarations of features count everywhere except in the feature itself and in
// wiring.
func TestUsesOfFeatures(t *testing.T) {
	find := build(t, "feature/find", sources{"find.go": `
		type Feature struct{ Query string }
		func (f *Feature) Act() bool { return f.Query == "" }
		const Most = 3`})
	list := build(t, "feature", sources{"list.go": `type List struct{}`})
	core := build(t, "core", sources{
		"core.go": `
			import feature "m/feature"
			import f "m/feature/find"
			type Grid struct{ feature.List; Find f.Feature }
			func (g *Grid) act() bool { return g.Find.Act() || g.Find.Query == "x" || f.Most == 3 }`,
		"wire_find.go": `
			func (g *Grid) wire() { g.Find.Query = "" }`,
	}, find, list)
	require.Equal(t, []string{
		"core.go:5 find.Feature", "core.go:6 find.Act", "core.go:6 find.Query", "core.go:6 find.Most",
	}, core.uses("feature").Parts)
	require.Zero(t, find.uses("feature").Value)
	require.Zero(t, core.uses("").Value)
}

func TestBranchesOnWhereRowsComeFrom(t *testing.T) {
	set := build(t, "dataset", sources{"set.go": `
		type Set struct{ remote Remote }
		type Remote struct{}
		func (*Remote) Are() bool { return false }
		func (s *Set) Rows() *Remote { return &s.remote }
		func (s *Set) Len() int { if s.Rows().Are() { return 1 }; return 0 }
		const Loaded = 1`})
	find := build(t, "find", sources{"find.go": `
		import dataset "m/dataset"
		func steps(s *dataset.Set, state int) int {
			if s.Rows().Are() && state != dataset.Loaded { return 0 }
			return s.Len()
		}`}, set)
	layout := Layout{Questions: []string{"dataset.Remote.Are", "dataset.Loaded"}, Doors: []string{"dataset"}}
	require.Equal(t, []string{"find.go:5 Are", "find.go:5 Loaded"}, find.branches(layout).Parts)
	require.Zero(t, set.branches(layout).Value)
}
