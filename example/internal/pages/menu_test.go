// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMenuActsOnItsRow(t *testing.T) {
	s := newStage(t, "menu", 1280, 800)
	s.click("A-1003")
	s.Keys("Shift+F10")
	require.True(t, s.shows("Mark as paid"), "no menu is open")
	s.Keys("Escape")
	assert.False(t, s.shows("Mark as paid"))
	s.Keys("Shift+F10")
	s.click("Ship")
	assert.Equal(t, "Shipped A-1003", s.State().Status)
}

func TestMenuCopies(t *testing.T) {
	s := newStage(t, "menu", 1280, 800)
	s.click("A-1003")
	s.Keys("Ctrl+C")
	text, ok := s.Clipboard.Text()
	require.True(t, ok)
	assert.Contains(t, text, "A-1003\t", "the row is selected, so it is the whole of it")
}
