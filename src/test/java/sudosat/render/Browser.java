package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import sudosat.Installed;
import sudosat.io.JsonObject;

/** A Chromium without a window that shows one page, driven over its DevTools protocol as a user would drive it. */
final class Browser implements AutoCloseable {
    private static final int CONTROL = 2;

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<String> received;
    private final List<String> complaints = new ArrayList<>();
    private int commands;

    private Browser(Process process, WebSocket socket, BlockingQueue<String> received) {
        this.process = process;
        this.socket = socket;
        this.received = received;
    }

    /** Opens a page; the test is skipped where there is no Chromium. */
    static Browser open(Path profile, Path page) throws Exception {
        Optional<Path> program = Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Installed.find(name).stream())
                .findFirst();
        assumeTrue(program.isPresent(), "chromium is not installed");
        Process process = new ProcessBuilder(
                        program.get().toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        page.toUri().toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            BlockingQueue<String> received = new LinkedBlockingQueue<>();
            return new Browser(process, connect(pageAddress(port(profile), page), received), received).ready();
        } catch (Exception | AssertionError failed) {
            end(process);
            throw failed;
        }
    }

    private Browser ready() throws InterruptedException {
        for (String domain : List.of("Runtime", "Page", "Network", "Log")) {
            command(domain + ".enable", "{}");
        }
        reload();
        return this;
    }

    /** The port that it listens on, which it writes into its profile. */
    private static String port(Path profile) throws IOException, InterruptedException {
        Path file = profile.resolve("DevToolsActivePort");
        for (int attempt = 0; attempt < 300; attempt++) {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
            if (lines.size() > 1) {
                return lines.get(0);
            }
            Thread.sleep(100);
        }
        throw new AssertionError("chromium did not start");
    }

    private static String pageAddress(String port, Path page) throws Exception {
        URI list = URI.create("http://127.0.0.1:" + port + "/json/list");
        for (int attempt = 0; attempt < 100; attempt++) {
            String answer = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
            for (Object target : (List<?>) parsed(answer)) {
                if (page.toUri().toString().equals(((Map<?, ?>) target).get("url"))) {
                    return (String) ((Map<?, ?>) target).get("webSocketDebuggerUrl");
                }
            }
            Thread.sleep(100);
        }
        throw new AssertionError("the page was not opened");
    }

    private static WebSocket connect(String address, BlockingQueue<String> received) {
        StringBuilder text = new StringBuilder();
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
                        text.append(data);
                        if (isLast) {
                            received.add(text.toString());
                            text.setLength(0);
                        }
                        from.request(1);
                        return null;
                    }
                })
                .join();
    }

    private static Object parsed(String json) {
        return new Load(LoadSettings.builder()
                        .setCodePointLimit(Integer.MAX_VALUE)
                        .build())
                .loadFromString(json);
    }

    private Map<?, ?> command(String method, String parameters) throws InterruptedException {
        int number = ++commands;
        socket.sendText("{\"id\":" + number + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}", true)
                .join();
        while (true) {
            String text = received.poll(60, TimeUnit.SECONDS);
            assertTrue(text != null, "no answer to " + method);
            Map<?, ?> message = (Map<?, ?>) parsed(text);
            note(message, text);
            if (Integer.valueOf(number).equals(message.get("id"))) {
                assertTrue(message.containsKey("result"), text);
                return (Map<?, ?>) message.get("result");
            }
        }
    }

    /** Errors of the script, and anything that is loaded besides the page. */
    private void note(Map<?, ?> message, String text) {
        Object method = message.get("method");
        boolean isLoad = "Network.requestWillBeSent".equals(method) && !text.contains("\"type\":\"Document\"");
        if (isLoad || "Runtime.exceptionThrown".equals(method) || "Log.entryAdded".equals(method)) {
            complaints.add(text);
        }
    }

    /** What went wrong so far. */
    List<String> complaints() {
        return complaints;
    }

    /** The value of an expression. */
    Object value(String expression) throws InterruptedException {
        Map<?, ?> answer = command(
                "Runtime.evaluate",
                new JsonObject()
                        .put("returnByValue", true)
                        .put("expression", expression)
                        .toString());
        assertTrue(!answer.containsKey("exceptionDetails"), answer.toString());
        return ((Map<?, ?>) answer.get("result")).get("value");
    }

    /** Loads the page again. */
    void reload() throws InterruptedException {
        value("window.isOld = true");
        command("Page.reload", "{}");
        waitFor("!window.isOld && document.readyState === 'complete'");
    }

    /** Waits until an expression is true: what touches and media bring about comes a little later. */
    void waitFor(String expression) throws InterruptedException {
        for (int attempt = 0; attempt < 200; attempt++) {
            if (value(expression).equals(true)) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("never true: " + expression);
    }

    void press(String key) throws InterruptedException {
        press(key, 0);
    }

    void pressWithControl(String key) throws InterruptedException {
        press(key, CONTROL);
    }

    private void press(String key, int modifiers) throws InterruptedException {
        String rest = ",\"key\":\"" + key + "\",\"modifiers\":" + modifiers + "}";
        command("Input.dispatchKeyEvent", "{\"type\":\"rawKeyDown\"" + rest);
        command("Input.dispatchKeyEvent", "{\"type\":\"keyUp\"" + rest);
    }

    /** Touches the middle of an element. */
    void tap(String selector) throws InterruptedException {
        String middle = "{ const box = document.querySelector('" + selector + "').getBoundingClientRect();"
                + " [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] }";
        List<?> place = (List<?>) value(middle);
        String point = "{\"x\":" + place.get(0) + ",\"y\":" + place.get(1) + "}";
        command("Input.dispatchTouchEvent", "{\"type\":\"touchStart\",\"touchPoints\":[" + point + "]}");
        command("Input.dispatchTouchEvent", "{\"type\":\"touchEnd\",\"touchPoints\":[]}");
    }

    /** Has a touch screen of this size from now on. */
    void beTelephone(int width, int height) throws InterruptedException {
        command(
                "Emulation.setDeviceMetricsOverride",
                "{\"width\":" + width + ",\"height\":" + height + ",\"deviceScaleFactor\":1,\"mobile\":true}");
        command("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}");
    }

    /** Shows the page as on this medium, to somebody who likes this color scheme. */
    void emulate(String medium, String colorScheme) throws InterruptedException {
        command(
                "Emulation.setEmulatedMedia",
                "{\"media\":\"" + medium + "\",\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\""
                        + colorScheme + "\"}]}");
    }

    @Override
    public void close() {
        socket.abort();
        end(process);
    }

    /** Waits for all of its processes, which write into its profile. */
    private static void end(Process process) {
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        all.add(process.toHandle());
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(each -> each.onExit().join());
    }
}
