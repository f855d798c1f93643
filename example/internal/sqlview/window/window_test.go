// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window_test

import (
	"testing"

)

func TestTablesAndRows(t *testing.T) {
	s := newStage(t, nil)
	s.untilShown("airports", "carriers", "flights", "delays", "~23,109", "view", "3,376 rows", "read-only", "iata")
}
