// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/structure"
)

// structureLimits hold for gridui and all packages below it, tests left out.
var structureLimits = []structure.Limit{
	{Kind: structure.Files, Most: 60},
	{Kind: structure.Cycle, Most: 12},
	{Kind: structure.Methods, Most: 60},
	{Kind: structure.Interface, Most: 10},
	{Kind: structure.Reach, Most: 0},
	{Kind: structure.Forwarding, Most: 50},
	{Kind: structure.Rows, Most: 0},
	{Kind: structure.Lines, Subject: "gridui", Most: 12_000},
}

// structureExceptions are what does not keep its limit, as it was measured. They only fall. A
// component has the methods of the Grid that it embeds: to its users both are one.
var structureExceptions = []structure.Limit{
	{Kind: structure.Methods, Subject: "gridui.Grid", Most: 64},
	{Kind: structure.Methods, Subject: "gridui.ChangeTrackingGrid", Most: 89},
	{Kind: structure.Methods, Subject: "gridui.ColumnPinGrid", Most: 65},
	{Kind: structure.Methods, Subject: "gridui.ContextMenuGrid", Most: 65},
	{Kind: structure.Methods, Subject: "gridui.MasterDetailGrid", Most: 66},
	{Kind: structure.Methods, Subject: "gridui.TreeGrid", Most: 65},
	// ChangedCell.Row is an index among the rows of an edit.
	{Kind: structure.Rows, Subject: "gridui/internal/column", Most: 1},
	// Ranges are rectangles of numbers, whatever these stand for.
	{Kind: structure.Rows, Subject: "gridui/internal/ranges", Most: 4},
}

// structureLayout is where features and the owners of state are.
var structureLayout = structure.Layout{
	Features: "gridui/internal/feature",
	Owners:   []string{"gridui/internal/host", "gridui/internal/dataset", "gridui/internal/viewport"},
	Internal: "gridui/internal",
}

// shown are the measures that are small but worth a line of the table.
var shown = map[structure.Kind]int{structure.Cycle: 2, structure.Methods: 30, structure.Rows: 1}

func TestStructureKeepsItsLimits(t *testing.T) {
	packages, err := structure.Load("..", buildTags(t), "./gridui/...")
	require.NoError(t, err)
	measures := structure.Of(packages, structureLayout)
	t.Log("measures:\n" + structure.Table(measures, shown))
	if findings := structure.Judge(measures, structureLimits, structureExceptions); len(findings) > 0 {
		t.Error("findings:\n" + structure.Report(findings))
	}
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
