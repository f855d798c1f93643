// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
)

// scenarios lists what is done to the gallery on each stage.
var scenarios = []struct {
	name string
	play func(context.Context, *testing.T, stage)
}{
	{"opens", playOpens},
	{"keys", playKeys},
	{"header", playHeader},
	{"wheel", playWheel},
	{"thumb", playThumb},
	{"sheet", playSheet},
	{"sort", playSort},
	{"goto", playGoto},
	{"filter", playFilter},
	{"select", playSelect},
	{"tree", playTree},
	{"menu", playMenu},
	{"details", playDetails},
	{"pins", playPins},
	{"tracking", playTracking},
	{"saving", playSaving},
	{"exchange", playExchange},
	{"cells", playCells},
	{"series", playSeries},
	{"sidebar", playSidebar},
	{"programs", playPrograms},
	{"korean", playKorean},
	{"columns", playColumns}, // the browser stores the changes
	{"pinning", playPinning},
	{"analyse", playAnalyse},
}

// TestWindow drives the gallery in a window.
func TestWindow(t *testing.T) {
	ctx := suite(t)
	w := newWindow(ctx, t)
	for _, c := range scenarios {
		t.Run(c.name, func(t *testing.T) {
			w.t, w.home = t, t.TempDir() // the program ends with the scenario, and its stored data is removed
			c.play(ctx, t, w)
		})
	}
}

// TestBrowser drives the gallery in a browser, and checks that the page writes no error to the console.
func TestBrowser(t *testing.T) {
	ctx := suite(t)
	b := newBrowser(ctx, t)
	for _, c := range scenarios {
		t.Run(c.name, func(t *testing.T) { c.play(ctx, t, b) })
	}
	assert.Empty(t, b.console.complaints())
}
