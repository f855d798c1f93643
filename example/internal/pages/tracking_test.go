// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// says waits until the line below the grid contains a text.
func (s *stage) says(text string) {
	s.t.Helper()
	s.Until(func() bool { return strings.Contains(s.State().Status, text) })
}

func TestTrackingEditsAndSaves(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	defer func() { require.NoError(t, s.Close()) }()
	assert.True(t, s.shows("Nothing is changed"))
	s.click("Thigpen")
	s.Type("Ab")
	s.Keys("Tab")
	s.Type("Busan")
	s.Keys("Enter")
	assert.Contains(t, s.State().Status, "0 added, 1 edited, 0 deleted · city: Bay Springs → Busan")
	assert.True(t, s.shows("Save would send"))
	s.click("Save")
	s.says("0 added, 0 edited, 0 deleted · Saved")
	assert.True(t, s.shows("Sent last"))
	assert.True(t, s.shows(`200 {"added":[],"updated":[{"code":"00M"}]}`))
}

// A row that the server refuses keeps its edit and shows the reason.
func TestTrackingShowsRefusedRows(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	defer func() { require.NoError(t, s.Close()) }()
	s.click("Refuses some rows")
	s.click("Thigpen")
	s.Type("Ab")
	s.Keys("Enter")
	s.click("Save")
	s.says("Not saved")
	assert.Contains(t, s.State().Status, "1 edited")
	assert.Contains(t, s.Dump(), ": Another airport has this name.")
	s.click("Undo")
	assert.Contains(t, s.State().Status, "0 edited")
	assert.NotContains(t, s.Dump(), ": Another airport has this name.")
}

func TestTrackingChecksValues(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	s.click("31.9538°")
	s.Type("91")
	s.Keys("Enter")
	assert.Contains(t, s.State().Status, "0 edited", "no such latitude")
	s.Keys("Escape")
	s.Type("-90")
	s.Keys("Enter")
	assert.Contains(t, s.State().Status, "latitude: 31.95376472 → -90")
}

func TestTrackingAddsAndDeletes(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	defer func() { require.NoError(t, s.Close()) }()
	s.click("Add")
	assert.Contains(t, s.State().Status, "1 added")
	s.Type("Field of Dreams")
	s.Keys("Enter")
	assert.Contains(t, s.State().Status, "name:  → Field of Dreams")
	s.click("Save")
	assert.Contains(t, s.State().Status, "Not sent: rows not valid: 1", "it has no state")
	assert.True(t, s.shows("Not to be sent: see errors"))
	s.click("Field of Dreams")
	s.click("Undo row")
	assert.Contains(t, s.State().Status, "0 added, 0 edited, 0 deleted")

	s.click("Thigpen")
	s.click("Delete")
	assert.Contains(t, s.State().Status, "1 deleted")
	s.click("Undo")
	assert.Contains(t, s.State().Status, "0 deleted · Undone")
	s.click("Redo")
	assert.Contains(t, s.State().Status, "1 deleted · Redone")
	s.click("Undo row")
	assert.Contains(t, s.State().Status, "0 deleted · Rows as they came: 1")
	s.click("Thigpen")
	s.Type("x")
	s.Keys("Enter")
	s.click("Discard")
	assert.Contains(t, s.State().Status, "0 edited")
}

func TestTrackingServerRefusesEveryThird(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	defer func() { require.NoError(t, s.Close()) }()
	s.click("Refuses every third")
	for i, want := range []string{"0 edited, 0 deleted · Saved", "0 edited, 0 deleted · Saved", "1 edited, 0 deleted · Not saved"} {
		s.click("Colorado Springs")
		s.Keys("Home", "Right", "Right")
		s.Type(fmt.Sprintf("Field %d", i))
		s.Keys("Enter")
		s.click("Save")
		s.says(want)
	}
	assert.True(t, s.shows(`503 {"error":"busy, try again"}`))
	s.click("Save")
	s.says("0 edited, 0 deleted · Saved")
}

func TestTrackingServerGivesCodes(t *testing.T) {
	s := newStage(t, "tracking", 1280, 800)
	defer func() { require.NoError(t, s.Close()) }()
	s.click("Add")
	s.Type("Field of Dreams")
	s.Keys("Tab", "Tab")
	s.Type("IA")
	s.Keys("Enter")
	s.click("Save")
	s.says("0 added, 0 edited, 0 deleted · Saved")
	assert.True(t, s.shows("Q01"))
}
