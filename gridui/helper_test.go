// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func itoa(i int) string { return strconv.Itoa(i) }

func newHarness(size image.Point, w layout.Widget) *gridtest.Harness { return gridtest.New(size, w) }
