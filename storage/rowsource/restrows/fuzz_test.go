// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource/restrows"
)

var methods = []restrows.Method{
	restrows.MethodFeatures, restrows.MethodCount, restrows.MethodRead, restrows.MethodLocate, restrows.MethodCountGroups,
	restrows.MethodGroups, restrows.MethodAggregate, restrows.MethodFind, restrows.MethodWrite,
}

// FuzzReply decodes answers of any service. A rejected answer is reported with the place of its error.
func FuzzReply(f *testing.F) {
	for i, body := range []string{
		`{"key":["id"],"match":["contains"],"aggregates":["sum"],"index":true}`, `{"n":5,"exact":true}`,
		`{"index":0,"exact":true,"items":[{"id":1,"name":"가"}],"first":[1],"last":[{"time":"2001-03-04T05:06:07Z"}]}`,
		`{"index":3}`, `{"n":2}`, `{"items":[{"path":["x",null],"rows":4,"aggregates":[1.5]}],"first":["x"],"last":["x"]}`,
		`{"values":[1,null]}`, `{"id":"3","cursor":[3],"columns":["name"]}`,
		`{"rows":[{"id":"1","version":2}],"conflicts":[{"edit":0,"kind":"gone","id":"1","current":[{"column":"a","value":1}]}]}`,
	} {
		f.Add(i, []byte(body))
	}
	f.Fuzz(func(t *testing.T, method int, body []byte) {
		c := restrows.Call{Method: methods[uint(method)%uint(len(methods))]}
		reply, err := restrows.JSON[person]{}.Reply(c, restrows.Response{Status: 200, Body: body})
		if err != nil {
			var place *restrows.PlaceError
			require.True(t, errors.As(err, &place), "%v", err)
			require.NotEmpty(t, err.Error())
			return
		}
		if c.Method == restrows.MethodRead && len(reply.Rows.Items) > 0 {
			require.NotEmpty(t, reply.Rows.Last)
		}
		restrows.JSON[person]{}.Failure(c, restrows.Response{Status: 500, Body: body})
	})
}

// FuzzCall decodes calls of any client, and encodes them unchanged.
func FuzzCall(f *testing.F) {
	for i, body := range []string{
		`{}`, `{"query":{"sort":[{"column":"a","descending":true}],"filter":{"null":"b"},"columns":[]}}`,
		`{"query":{"group":["a"],"path":[null]},"at":{"after":[1,"x"]},"n":3}`, `{"query":{},"id":"7"}`, `{"query":{}}`,
		`{"query":{"group":["a"],"aggregates":[{"func":"sum","column":"b"}]},"at":{"before":[1]},"n":1}`,
		`{"query":{},"aggregates":[{"func":"count"}],"span":{"from":1,"to":2}}`,
		`{"query":{},"match":{"match":{"columns":["a"],"op":"starts","text":"x"}},"at":{"index":4},"back":true}`,
		`{"edits":[{"kind":"delete","id":"1","set":[{"column":"a","value":1}],"version":3,"old":[]}]}`,
	} {
		f.Add(i, []byte(body))
	}
	f.Fuzz(func(t *testing.T, method int, body []byte) {
		m := methods[uint(method)%uint(len(methods))]
		call := restrows.Call{Method: m}
		err := call.UnmarshalJSON(body)
		if err != nil {
			var place *restrows.PlaceError
			require.True(t, errors.As(err, &place), "%v", err)
			return
		}
		text, err := json.Marshal(call)
		require.NoError(t, err)
		again := restrows.Call{Method: m}
		err = again.UnmarshalJSON(text)
		require.NoError(t, err, "%s", text)
		second, err := json.Marshal(again)
		require.NoError(t, err)
		require.Equal(t, string(text), string(second))
	})
}
