// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/giogrid/giogrid/"

// deps are the packages that a package is built from, itself included.
func deps(t *testing.T, pattern string) []string {
	t.Helper()
	return list(t, "{{.ImportPath}}", pattern)
}

// list tells something of each of the packages that a package is built from.
func list(t *testing.T, what, pattern string) []string {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-f", what, pattern)
	cmd.Dir = ".."
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return strings.Fields(string(out))
}

func TestPurePackagesDoNotReachGio(t *testing.T) {
	for _, pattern := range []string{
		"./virtualize/...", "./layoutx/...", "./tracking/...", "./storage/...", "./gridui/formats/rule/...", "./gridui/internal/exact/...", "./gridui/internal/findtext/...",
		"./gridui/internal/formula", "./gridui/internal/intern/...", "./gridui/internal/interval/...", "./gridui/internal/natural/...", "./gridui/internal/numtext/...", "./gridui/internal/profile/...", "./gridui/internal/ranges/...",
		"./gridui/internal/rangestats/...", "./gridui/internal/rowmodel/...", "./gridui/internal/rules/...", "./gridui/internal/series/...",
	} {
		for _, dep := range deps(t, pattern) {
			require.False(t, strings.HasPrefix(dep, "gioui.org"), "%s reaches %s", pattern, dep)
		}
		// Package net has C in it where there is a compiler, and none where there is not.
		require.Empty(t, list(t, "{{if and .CgoFiles (not .Standard)}}{{.ImportPath}}{{end}}", pattern), "%s needs a C compiler", pattern)
	}
}

func TestLibraryDoesNotDragAWindowIn(t *testing.T) {
	for _, pattern := range []string{"./gridui", "./gridui/gridtest", "./menus/..."} {
		for _, dep := range deps(t, pattern) {
			for _, heavy := range []string{"gioui.org/app", "gioui.org/gpu", module + "example"} {
				require.False(t, dep == heavy || strings.HasPrefix(dep, heavy+"/"), "%s reaches %s", pattern, dep)
			}
		}
	}
}

// Programs that list no extension link none.
func TestGridLinksNoExtension(t *testing.T) {
	extensions := []string{
		"calculated", "filterbar", "formats", "formats/rule", "grouppanel", "internal/feature/calculated", "internal/feature/filterbar", "internal/feature/recordview", "internal/feature/viewmenu", "profile", "recordview", "viewmenu",
		"internal/feature/formats", "internal/feature/grouppanel", "internal/feature/profile", "internal/filtertext", "internal/filtertree", "internal/formula",
		"internal/formulacolumns", "internal/profile", "internal/profiling", "internal/rules",
	}
	for _, dep := range deps(t, "./gridui") {
		for _, name := range extensions {
			require.NotEqual(t, module+"gridui/"+name, dep)
		}
	}
}

func TestImportsGoOneWay(t *testing.T) {
	above := map[string][]string{
		"./menus/...":      {"gridui", "tracking", "virtualize", "example"},
		"./tracking/...":   {"gridui", "menus", "storage", "virtualize", "layoutx", "example"},
		"./storage/...":    {"gridui", "menus", "tracking", "virtualize", "layoutx", "example"},
		"./virtualize/...": {"gridui", "menus", "tracking", "storage", "layoutx", "example"},
		"./layoutx/...":    {"gridui", "menus", "tracking", "storage", "virtualize", "example"},
	}
	for pattern, forbidden := range above {
		for _, dep := range deps(t, pattern) {
			for _, up := range forbidden {
				require.NotEqual(t, module+up, dep, pattern)
				require.False(t, strings.HasPrefix(dep, module+up+"/"), "%s reaches %s", pattern, dep)
			}
		}
	}
}

// layers are the packages below gridui, lowest first: each imports packages of lower layers
// only. What is in none of them is not part of a grid.
var layers = [][]string{
	{"internal/intern"},
	{"internal/await", "internal/clipread", "internal/coalesce", "internal/coord", "internal/exact", "internal/findtext", "internal/funcid", "internal/idlist", "internal/interval", "internal/jsonid", "internal/natural", "internal/nocmp", "internal/numtext", "internal/override", "internal/ranges", "internal/rounds", "internal/structure", "internal/textfmt"},
	{"filter", "icon", "idset", "internal/profile", "internal/rangestats", "internal/rowmodel", "internal/series", "internal/textrun", "locale", "theme"},
	{"internal/rowdata", "internal/style", "option", "formats/rule"},
	{"events", "internal/column", "internal/dataset/rowtree", "internal/draw", "internal/filterwords", "internal/formula", "internal/namedviews", "internal/rules"},
	{"internal/ui", "internal/remote", "internal/rowfilter", "internal/formulacolumns", "internal/filtertext", "internal/filtertree"},
	{"internal/ui/calendar", "internal/textinput", "internal/remoterows", "internal/remoteedits"},
	{"internal/dataset"},
	{"internal/selection", "internal/viewport", "internal/cellblocks", "internal/profiling"},
	{"internal/celltext", "internal/host", "internal/focus", "internal/columnstate"},
	{"internal/headmarks", "internal/cellrange"},
	{"internal/feature", "internal/rangelines"},
	{"internal/sheet"},
	{"internal/edit"},
	{"internal/report", "internal/contents"},
	{
		"internal/feature/announce", "internal/feature/calculated", "internal/feature/celledit", "internal/feature/cellfilter", "internal/feature/cellmarks", "internal/feature/cellranges", "internal/feature/clipboard", "internal/feature/columnchooser", "internal/feature/columnfit", "internal/feature/columnhistory", "internal/feature/columnmove", "internal/feature/columnsize", "internal/feature/conflicts", "internal/feature/copyoutline", "internal/feature/debug", "internal/feature/details", "internal/feature/exporting", "internal/feature/fillhandle", "internal/feature/filterbar", "internal/feature/filtering", "internal/feature/find", "internal/feature/flash", "internal/feature/focusring", "internal/feature/formats",
		"internal/feature/gotorow", "internal/feature/grouppanel", "internal/feature/headmenu", "internal/feature/highlight", "internal/feature/history", "internal/feature/outline", "internal/feature/paging", "internal/feature/panes", "internal/feature/persist", "internal/feature/placeholder", "internal/feature/profile", "internal/feature/rangemove", "internal/feature/recordview", "internal/feature/remotestate", "internal/feature/rowdrag", "internal/feature/rownumbers", "internal/feature/rowpins", "internal/feature/rowselect", "internal/feature/rowsize",
		"internal/feature/scrollbar", "internal/feature/scrollmarks", "internal/feature/semantics", "internal/feature/statusbar", "internal/feature/ticks", "internal/feature/toolbar", "internal/feature/tooltip", "internal/feature/viewmenu",
	},
	{"internal/core"},
	{"."},
	{"calculated", "collation", "filterbar", "findregexp", "formats", "gridtest", "grouppanel", "internal/contrast", "profile", "recordview", "viewmenu"},
	{"gridtest/shot", "internal/gridstage", "internal/pixels", "internal/soak"},
}

func TestPackagesImportLowerLayersOnly(t *testing.T) {
	layerOf := map[string]int{}
	for i, layer := range layers {
		for _, name := range layer {
			layerOf[name] = i
		}
	}
	name := func(path string) (string, bool) {
		if path == module+"gridui" {
			return ".", true
		}
		return strings.CutPrefix(path, module+"gridui/")
	}
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
	out, err := cmd.Output()
	require.NoError(t, err)
	var graph strings.Builder
	for line := range strings.Lines(string(out)) {
		paths := strings.Fields(line)
		from, _ := name(paths[0])
		layer, known := layerOf[from]
		require.True(t, known, "%s is in no layer", from)
		for _, path := range paths[1:] {
			if to, ok := name(path); ok {
				fmt.Fprintf(&graph, "%d %s -> %d %s\n", layer, from, layerOf[to], to)
				assert.Less(t, layerOf[to], layer, "%s imports %s", from, to)
			}
		}
	}
	if t.Failed() {
		t.Log("imports by layer:\n" + graph.String())
	}
}

// Programs find their way by the top level: a new folder there is a decision, not an accident.
func TestTopLevelIsFixed(t *testing.T) {
	entries, err := os.ReadDir("..")
	require.NoError(t, err)
	var folders []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") && e.Name() != "build" {
			folders = append(folders, e.Name())
		}
	}
	require.Subset(t, []string{"gridui", "layoutx", "virtualize", "menus", "tracking", "storage", "example"}, folders)
}
