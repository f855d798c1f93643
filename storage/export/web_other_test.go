// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/storage/export"
)

func TestDownloadOutsideABrowser(t *testing.T) {
	_, err := export.Start(t.Context(), export.Download, mixed(1), export.CSV, export.Options{}).Wait()
	assert.ErrorIs(t, err, errors.ErrUnsupported)
	assert.ErrorContains(t, err, "export.csv")
}
