// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Folders are read when they are opened; one that could not be read is read again by its button.
func TestFoldersAreReadWhenTheyAreOpened(t *testing.T) {
	s := newStage(t, "folders", 1280, 1400)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	s.says("of 30")
	s.Until(func() bool { return s.shows("locked") })
	s.click("locked")
	s.Keys("Right")
	s.Until(func() bool { return s.mentions("access denied") })
	s.click("Try again")
	s.says("of 40")
}
