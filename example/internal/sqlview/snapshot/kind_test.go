// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
)

func TestKindOfTypesAsDriversNameThem(t *testing.T) {
	for name, kind := range map[string]catalog.Kind{
		"INT4": catalog.Number, "UNSIGNED BIGINT": catalog.Number, "NUMERIC": catalog.Number, "TIMESTAMPTZ": catalog.Time, "DATE": catalog.Time, "JSONB": catalog.JSON,
		"INT4RANGE": catalog.Other, "INT8MULTIRANGE": catalog.Other, "NUMRANGE": catalog.Other, "DATERANGE": catalog.Other, "TSTZMULTIRANGE": catalog.Other,
		"INT2VECTOR": catalog.Other, "OIDVECTOR": catalog.Other, "_INT4": catalog.Other, "INTERVAL": catalog.Other, "POINT": catalog.Other, "": catalog.Other,
	} {
		assert.Equal(t, kind, kindOf(name), name)
	}
}
