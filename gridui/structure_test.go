// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/structure"
)

var updateAPI = flag.Bool("update-api", false, "write testdata/api.txt anew")

// Programs depend on the exported names and signatures of all public packages, so a change of
// them fails. -update-api renews the list after an intended change.
func TestAPIIsFrozen(t *testing.T) {
	packages, err := structure.Load("..", buildTags(t), "./...")
	require.NoError(t, err)
	slices.SortFunc(packages, func(a, b *structure.Package) int { return strings.Compare(a.Name, b.Name) })
	var api strings.Builder
	for _, p := range packages {
		if strings.Contains("/"+p.Name+"/", "/internal/") {
			continue
		}
		api.WriteString("package " + p.Name + "\n\n" + strings.Join(p.API(), "\n") + "\n\n")
	}
	const golden = "testdata/api.txt"
	if *updateAPI {
		require.NoError(t, os.WriteFile(golden, []byte(api.String()), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	require.Equal(t, strings.Split(string(want), "\n"), strings.Split(api.String(), "\n"),
		"a change of the public interface: if it is meant, renew the list with -update-api")
}

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
		"./virtualize/...", "./layoutx/...", "./tracking/...", "./storage/...", "./gridui/internal/blocks/...", "./gridui/internal/celllayout/...", "./gridui/internal/scrolling/...", "./gridui/formats/rule/...", "./gridui/internal/exact/...", "./gridui/internal/findtext/...",
		"./gridui/internal/formula", "./gridui/internal/hangul/...", "./gridui/internal/intern/...", "./gridui/internal/interval/...", "./gridui/internal/natural/...", "./gridui/internal/numtext/...", "./gridui/internal/profile/...", "./gridui/internal/ranges/...",
		"./gridui/internal/rangestats/...", "./gridui/internal/rowmodel/...", "./gridui/internal/rules/...", "./gridui/internal/series/...", "./gridui/internal/tints/...", "./gridui/tint/...", "./gridui/internal/valuedoc/...",
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
		"calculated", "filterbar", "formats", "formats/rule", "grouppanel", "internal/feature/keylist", "keylist", "internal/feature/calculated", "internal/feature/filterbar", "internal/feature/recordview", "internal/feature/viewmenu", "profile", "recordview", "savebar", "internal/feature/savebar", "sidebar", "internal/feature/sidebar", "toolbar", "internal/feature/tools", "valueview", "internal/feature/valueview", "internal/valuedoc", "viewmenu",
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
	{"internal/bidi", "internal/hangul", "internal/intern", "internal/natural", "internal/opscan", "internal/ratio", "internal/spare"},
	{"internal/await", "internal/blocks", "internal/celllayout", "internal/clipread", "internal/coalesce", "internal/coord", "internal/datenames", "internal/errwords", "internal/exact", "internal/findtext", "internal/funcid", "internal/idlist", "internal/interval", "internal/jsonid", "internal/looknames", "internal/mapvalues", "internal/nocmp", "internal/numtext", "internal/override", "internal/pace", "internal/ranges", "internal/rounds", "internal/scrolling", "internal/srgb", "internal/structure", "internal/textfmt", "filter"},
	{"internal/filterlist", "icon", "idset", "internal/profile", "internal/rangestats", "internal/rowmodel", "internal/series", "internal/tints", "internal/textrun", "internal/texttable", "internal/valuedoc", "locale", "theme", "tint"},
	{"internal/clocktext", "internal/durations", "internal/eventdata", "internal/mask", "internal/rowdata", "internal/style", "internal/taglist", "option", "formats/rule"},
	{"internal/localeformat", "internal/settings", "internal/structfields"},
	{"events", "internal/column", "internal/dataset/rowtree", "internal/draw", "internal/filterwords", "internal/formula", "internal/namedviews", "internal/rules"},
	{"internal/readycells", "internal/ui", "internal/undo", "internal/remote", "internal/rowfilter", "internal/columnstyle", "internal/formulacolumns", "internal/filtertext", "internal/filtertree"},
	{"internal/structcolumns", "internal/ui/calendar", "internal/ui/dock", "internal/textinput", "internal/remoterows", "internal/remoteedits"},
	{"internal/dataset", "internal/editors"},
	{"internal/selection", "internal/viewport", "internal/cellblocks", "internal/feed", "internal/profiling"},
	{"internal/celltext", "internal/host", "internal/focus", "internal/columnstate"},
	{"internal/headmarks", "internal/cellrange"},
	{"internal/rangelines", "internal/edit"},
	{"internal/report", "internal/contents", "internal/tracked"},
	{"internal/feature"},
	{"internal/sheet"},
	{
		"internal/feature/announce", "internal/feature/calculated", "internal/feature/celledit", "internal/feature/cellfilter", "internal/feature/cellmarks", "internal/feature/cellranges", "internal/feature/clipboard", "internal/feature/columnchooser", "internal/feature/columnfit", "internal/feature/columnhistory", "internal/feature/columnmove", "internal/feature/columnname", "internal/feature/columnsize", "internal/feature/conflicts", "internal/feature/copyoutline", "internal/feature/debug", "internal/feature/details", "internal/feature/exporting", "internal/feature/fillhandle",
		"internal/feature/figuresigns", "internal/feature/filterbar", "internal/feature/filtering", "internal/feature/find", "internal/feature/flash", "internal/feature/focusring", "internal/feature/follow", "internal/feature/formats", "internal/feature/fullrows", "internal/feature/giveway", "internal/feature/gotocolumn", "internal/feature/gotorow", "internal/feature/grouppanel", "internal/feature/headmenu", "internal/feature/keylist", "internal/feature/highlight", "internal/feature/history", "internal/feature/newrow", "internal/feature/outline", "internal/feature/outside", "internal/feature/paging", "internal/feature/panes", "internal/feature/persist", "internal/feature/placeholder", "internal/feature/profile",
		"internal/feature/rangemove", "internal/feature/readycells", "internal/feature/recordview", "internal/feature/remotestate", "internal/feature/rowdrag", "internal/feature/rowinsert", "internal/feature/rownumbers", "internal/feature/rowpins", "internal/feature/rowselect", "internal/feature/rowsize", "internal/feature/savebar", "internal/feature/scrollbar", "internal/feature/scrollmarks", "internal/feature/semantics", "internal/feature/sidebar", "internal/feature/sortby", "internal/feature/spans", "internal/feature/statusbar", "internal/feature/ticks", "internal/feature/toolbar", "internal/feature/tools", "internal/feature/tooltip", "internal/feature/typeahead", "internal/feature/valueview", "internal/feature/viewmenu", "internal/feature/zoom",
	},
	{"internal/core"},
	{"internal/cellmenu", "internal/extending"},
	{"extend"},
	{"."},
	{"calculated", "collation", "filterbar", "findregexp", "formats", "gridtest", "grouppanel", "internal/contrast", "keylist", "profile", "recordview", "savebar", "sidebar", "sqlcolumns", "toolbar", "valueview", "viewmenu"},
	{"gridtest/shot", "internal/gridstage", "internal/pixels", "internal/soak"},
	{
		"internal/gridstage/fillstage", "internal/gridstage/letterstage", "internal/gridstage/remotestage", "internal/gridstage/stockstage",
		"internal/gridstage/taskstage", "internal/gridstage/treestage",
	},
	{"internal/gridstage/itemstage", "internal/gridstage/samplestage"},
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
	// internal has what these packages share and programs do not need.
	require.Subset(t, []string{"gridui", "layoutx", "virtualize", "menus", "tracking", "storage", "example"}, folders)
}

// `./...` ends where another module begins: a module that the Makefile does not know would be neither
// tested nor formatted. Those that are built apart are in a list of their own.
func TestMakefileKnowsEveryModule(t *testing.T) {
	var found []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.Name() == "go.mod":
			folder, err := filepath.Rel("..", filepath.Dir(path))
			found = append(found, filepath.ToSlash(folder))
			return err
		}
		return nil
	})
	require.NoError(t, err)
	makefile, err := os.ReadFile("../Makefile")
	require.NoError(t, err)
	var known []string
	for _, list := range []string{"MODULES", "APART"} {
		_, line, ok := strings.Cut(string(makefile), "\n"+list+" := ")
		require.True(t, ok, "the Makefile lists modules in %s", list)
		line, _, _ = strings.Cut(line, "\n")
		known = append(known, strings.Fields(line)...)
	}
	require.ElementsMatch(t, known, found)
}

// Whoever imports the grid inherits Gio and what Gio needs, and for tests testify and rapid.
func TestLibraryRequiresLittle(t *testing.T) {
	direct := map[string]bool{
		"gioui.org": true, "github.com/go-text/typesetting": true, "golang.org/x/image": true, "golang.org/x/text": true,
		"github.com/stretchr/testify": true, "pgregory.net/rapid": true,
	}
	gomod, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	for line := range strings.Lines(string(gomod)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || !strings.HasPrefix(fields[1], "v") || strings.Contains(line, "// indirect") {
			continue
		}
		require.True(t, direct[fields[0]], "%s is required by the library", fields[0])
		delete(direct, fields[0])
	}
	require.Empty(t, direct)
}

// stageOfTests is the folder of what tests share: it is part of no grid.
const stageOfTests = "gridui/internal/gridstage"

// structureLimits are the rules that hold for gridui and all packages below it, tests and what they share
// left out. All other measures are a report: what a size limit would forbid is better seen than evaded.
var structureLimits = []structure.Limit{
	{Kind: structure.Cycle, Most: 12},
	{Kind: structure.Reach, Most: 0},
	{Kind: structure.Rows, Most: 0},
	{Kind: structure.Writes, Most: 0},
	{Kind: structure.Branches, Most: 0},
}

// structureExceptions are what does not keep a rule, as it was measured.
var structureExceptions = []structure.Limit{
	// ChangedCell.Row is an index among the rows of an edit.
	{Kind: structure.Rows, Subject: "gridui/internal/column", Most: 1},
	// A Cell of a Sheet is at an index among the rows of its band.
	{Kind: structure.Rows, Subject: "gridui/internal/celllayout", Most: 2},
	// Ranges are rectangles of numbers, whatever these stand for.
	{Kind: structure.Rows, Subject: "gridui/internal/ranges", Most: 4},
	// An open menu asks in each frame whether cells can be copied and filled: of rows in memory they always can, and
	// to look at their order would cost a copy of it.
	{Kind: structure.Branches, Subject: "gridui/internal/feature/clipboard", Most: 1},
	// Conflicts exist over a source alone.
	{Kind: structure.Branches, Subject: "gridui/internal/feature/conflicts", Most: 1},
	// Programs without profiles link no package profile, which keeps the choice out of dataset.
	{Kind: structure.Branches, Subject: "gridui/internal/profiling", Most: 1},
}

// structureLayout is where features and the owners of state are, and what tells rows in memory from
// those of a source.
var structureLayout = structure.Layout{
	Features: "gridui/internal/feature",
	Owners:   []string{"gridui/internal/host", "gridui/internal/dataset", "gridui/internal/viewport"},
	Internal: "gridui/internal",
	Questions: []string{
		"gridui/internal/dataset.remoteRows.Are", "gridui/internal/dataset.remoteRows.Rows",
		"gridui/internal/dataset.remoteRows.Edits", "gridui/internal/dataset.inputs.Scans",
	},
	State: []string{
		"gridui/internal/celltext", "gridui/internal/cellrange", "gridui/internal/column.Set", "gridui/internal/columnstate", "gridui/internal/contents",
		"gridui/internal/core", "gridui/internal/dataset", "gridui/internal/draw", "gridui/internal/edit", "gridui/internal/feature", "gridui/internal/focus",
		"gridui/internal/headmarks", "gridui/internal/host", "gridui/internal/profiling", "gridui/internal/rangelines", "gridui/internal/report",
		"gridui/internal/selection", "gridui/internal/sheet", "gridui/internal/textinput", "gridui/internal/ui", "gridui/internal/undo",
		"gridui/internal/viewport", "gridui/internal/textrun",
	},
	Doors: []string{"gridui/internal/dataset", "gridui/internal/remote", "gridui/internal/remoterows", "gridui/internal/remoteedits"},
}

// shown are the measures that are small but worth a line of the table.
var shown = map[structure.Kind]int{
	structure.Files: 30, structure.Lines: 2000, structure.Cycle: 2, structure.Methods: 40, structure.Interface: 6, structure.Reach: 1,
	structure.Rows: 1, structure.Uses: 1, structure.Branches: 1, structure.Writes: 1, structure.Code: 500,
}

func TestStructureKeepsItsLimits(t *testing.T) {
	packages, err := structure.Load("..", buildTags(t), "./gridui/...")
	require.NoError(t, err)
	packages = slices.DeleteFunc(packages, func(p *structure.Package) bool { return strings.HasPrefix(p.Name, stageOfTests) })
	measures := structure.Of(packages, structureLayout)
	folders, err := structure.Folders("..")
	require.NoError(t, err)
	t.Log("measures:\n" + structure.Table(slices.Concat(measures, folders), shown))
	t.Log("counted:\n" + structure.Parts(measures, structure.Branches, structure.Writes))
	for _, m := range measures {
		if m.Kind == structure.Uses && m.Subject == "gridui/internal/core" && m.Value > 0 {
			t.Errorf("core names features outside of its wiring:\n%s", strings.Join(m.Parts, "\n"))
		}
	}
	if findings := structure.Judge(measures, structureLimits, structureExceptions); len(findings) > 0 {
		t.Error("findings:\n" + structure.Report(findings))
	}
}

// Features read the frame as it is arranged, and change it through narrow doors: none holds a whole Viewport.
func TestFeaturesHoldNoViewport(t *testing.T) {
	files := 0
	require.NoError(t, filepath.WalkDir("internal/feature", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		require.NotContains(t, string(text), "viewport.Viewport", path)
		files++
		return err
	}))
	require.Greater(t, files, 300)
}

// buildTags are the tags that this test was built with: packages built with the same ones are
// in the build cache.
func buildTags(t *testing.T) string {
	t.Helper()
	info, ok := debug.ReadBuildInfo()
	require.True(t, ok)
	for _, setting := range info.Settings {
		if setting.Key == "-tags" {
			return setting.Value
		}
	}
	return ""
}
