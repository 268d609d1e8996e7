"""Programs' requests: the protocol's verbs on the command line, and the Model Context Protocol."""

import json
import subprocess

import app

LEGACY = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t"}}
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


def serve(program, *messages, scene="refusals"):
    """Sends lines to the server and returns its answers by ID."""
    lines = [m if isinstance(m, str) else json.dumps(m) for m in messages]
    answer = subprocess.run(
        [program, "mcp", "--scene", scene], input="\n".join(lines) + "\n", capture_output=True,
        text=True, timeout=app.PATIENCE)
    assert answer.returncode == 0, answer.stderr
    return [json.loads(line) for line in answer.stdout.splitlines()]


def request(number, method, **parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}


def test_a_session_of_the_handshake_era(program):
    answers = serve(
        program,
        request(1, "initialize", **LEGACY),
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        request(2, "ping"),
        request("three", "tools/list"),
        request(4, "tools/call", name="why", arguments={"view": "hiddenButton"}),
        request(5, "tools/call", name="look"),
        request(6, "tools/call", name="map", arguments={"view": "hiddenButton"}),
        request(7, "tools/call", name="map"))
    assert [answer["id"] for answer in answers] == [1, 2, "three", 4, 5, 6, 7]
    assert answers[0]["result"]["protocolVersion"] == "2025-11-25"
    assert answers[0]["result"]["capabilities"] == {"tools": {}}
    assert answers[1]["result"] == {}
    tools = answers[2]["result"]["tools"]
    assert [tool["name"] for tool in tools] == [
        "look", "why", "map", "tap", "lanes", "properties"]
    assert all(tool["inputSchema"]["type"] == "object" for tool in tools)
    why = answers[3]["result"]
    assert why["isError"] is False
    assert json.loads(why["content"][0]["text"]) == why["structuredContent"]
    assert "hidden" in why["structuredContent"]["sentence"]
    assert answers[4]["result"]["structuredContent"]["scene"] == "refusals"
    assert answers[5]["result"]["structuredContent"]["own"] == 0
    shown = json.loads(app.run(program, "map", "--scene", "refusals", "--format", "json").stdout)
    assert answers[6]["result"]["structuredContent"] == shown
    assert sum(band["height"] for band in shown["bands"]) == shown["height"]
    assert all(sum(width for width, _ in band["runs"]) == shown["width"] for band in shown["bands"])


def test_the_era_without_a_handshake(program):
    answers = serve(
        program,
        request(1, "server/discover", _meta=META),
        request(2, "tools/list", _meta=META),
        request(3, "tools/call", _meta=META, name="lanes"),
        request(4, "tools/list", _meta={**META, **{
            "io.modelcontextprotocol/protocolVersion": "1900-01-01"}}),
        request(5, "initialize", _meta=META, **LEGACY))
    discovery = answers[0]["result"]
    assert discovery["resultType"] == "complete"
    assert discovery["supportedVersions"][0] == "2026-07-28"
    assert discovery["cacheScope"] == "public" and discovery["ttlMs"] > 0
    assert answers[1]["result"]["resultType"] == "complete"
    assert answers[2]["result"]["structuredContent"] == {"debates": []}
    assert answers[3]["error"]["code"] == -32022
    assert answers[3]["error"]["data"]["requested"] == "1900-01-01"
    assert answers[4]["error"]["code"] == -32601


def test_errors_have_the_codes_of_json_rpc(program):
    answers = serve(
        program,
        "no json", "[]", '{"jsonrpc":"2.0","id":null,"method":"ping"}', '{"id":1,"method":"ping"}',
        request(2, "nothing"), request(3, "tools/list"), request(4, "initialize"),
        request(5, "initialize", **LEGACY), request(6, "tools/call", name="fly"),
        request(7, "tools/call", name="tap", arguments={"view": "nobody"}),
        request(8, "tools/call", name="tap", arguments={"x": "left"}),
        '{"jsonrpc":"2.0","method":"nothing"}', '{"jsonrpc":"2.0","id":9,"result":{}}')
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert codes == [-32700, -32600, -32600, -32600, -32601, -32602, -32602, None, -32602, None, None]
    assert [answer["id"] for answer in answers] == [None, None, None, 1, 2, 3, 4, 5, 6, 7, 8]
    for answer, word in [(answers[9], "noView: "), (answers[10], "badArguments: ")]:
        assert answer["result"]["isError"] is True
        assert answer["result"]["content"][0]["text"].startswith(word)


def test_a_line_that_is_too_long_or_has_a_duplicate_key_is_refused_and_the_next_is_processed(
    program
):
    long = request(1, "initialize", **LEGACY, more="x" * (1 << 20))
    answers = serve(
        program, long,
        '{"jsonrpc":"2.0","id":2,"method":"ping","method":"tools/list"}',
        '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"look","arguments":{"a":1,"a":2}}}',
        "   ", request(4, "initialize", **LEGACY))
    assert [answer.get("error", {}).get("code") for answer in answers] == [-32600, -32600, -32600, None]
    assert "longer than 1048576 bytes" in answers[0]["error"]["message"]
    assert '"method" appears twice' in answers[1]["error"]["message"]
    assert '"a" appears twice' in answers[2]["error"]["message"]
    assert answers[3]["id"] == 4


def test_the_verbs_return_json_on_the_command_line(program):
    def ask(*arguments):
        return json.loads(app.run(program, *arguments).stdout)

    look = ask("look", "--scene", "control-events")
    assert look["scene"] == "control-events" and look["touchable"] and look["windows"]
    target = look["touchable"][0]
    at = f'{target["point"]["x"]},{target["point"]["y"]}'
    tapped = ask("tap", "--scene", "control-events", "--at", at)
    assert tapped["hit"]["name"] == target["name"]
    assert tapped["answers"] and tapped["changes"]
    assert "debates" in ask("lanes", "--scene", "control-events", "--at", at)
    properties = ask("properties", "--scene", "refusals", "--view", "hiddenButton")
    assert properties["superview"]["name"] == "hidden"
    unreachable = app.run(program, "tap", "--scene", "refusals", "--view", "hiddenButton")
    assert unreachable.returncode == 1 and unreachable.stderr.count(b"\n") == 1
    assert app.run(program, "properties", "--view", "nobody").returncode == 2
    assert app.run(program, "tap", "--scene", "refusals").returncode == 2
